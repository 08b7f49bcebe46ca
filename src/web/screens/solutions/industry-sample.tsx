import type { ReactNode } from "react";
import { solutions } from "../../../i18n/solutions.ts";
import { sampleFirms } from "../../components/sample-directory.ts";
import { useText } from "../../language.ts";
import { BuyersSample, CitationSample, DependenceSample, OriginsSample, RankingSample } from "./report-samples.tsx";
import { SampleFrame, SampleTable } from "./sample-frame.tsx";

const samples: Readonly<Record<string, () => ReactNode>> = {
  ecommerce: RankingSample,
  marketing: ContactsSample,
  procurement: OriginsSample,
  entrepreneurship: BuyersSample,
  supplychain: DependenceSample,
  research: CitationSample,
};

/** A piece of what a trade gets from the tools, with real figures or a made-up directory. */
export function IndustrySample({ id }: { id: string }) {
  const Sample = samples[id];
  return Sample ? <Sample /> : null;
}

function ContactsSample() {
  const words = useText(solutions).samples;
  const heads = [words.company, words.email, words.city].map((label) => ({ label, basis: "page" as const }));
  return (
    <SampleFrame title={words.directory} detail={words.prompt} source={words.fictional}>
      <SampleTable caption={words.directory} heads={heads}>
        {sampleFirms.map(({ name, email, city }) => (
          <tr key={name}>
            <th scope="row" className="font-[500] max-sm:text-xs">
              {name}
            </th>
            <td className="max-sm:text-xs">
              <BreakableAddress email={email} />
            </td>
            <td className="text-quiet max-sm:text-xs">{city}</td>
          </tr>
        ))}
      </SampleTable>
    </SampleFrame>
  );
}

/** An address that a narrow screen breaks after its sign. */
function BreakableAddress({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
