import { useQuery } from "@tanstack/react-query";
import type { DirectoryId } from "../../../contract/research.ts";
import { directories } from "../../../i18n/directories.ts";
import { tools } from "../../../i18n/tools.ts";
import { directoryQuery } from "../../api/research.ts";
import { Badge } from "../../components/badge.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { useText } from "../../language.ts";

type Props = {
  /** As the address has it. */
  directoryId: string;
  /** Null where there is no such directory. */
  directory: DirectoryId | null;
};

/** What the screen is for, in which directory, and whether that one can be asked. */
export function ResearchHead({ directoryId, directory }: Props) {
  const words = useText(tools).research;
  const directoryNames = useText(directories);
  const known = useQuery(directoryQuery(directoryId));
  return (
    <>
      <header className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl max-sm:text-xl">{words.title}</h1>
          {directory && directory !== "world" ? <Badge tone="primary">{directoryNames[directory]}</Badge> : null}
        </div>
        <p className="text-quiet">{words.intro}</p>
      </header>
      {known.isError || !directory ? (
        <NotRead
          title={words.errors.directoryFailed}
          msg="research.directoryFailed"
          error={known.error}
          isReading={known.isFetching}
          onRetry={() => void known.refetch()}
          action={
            <LinkButton variant="secondary" size="sm" to="/dashboard">
              {words.errors.toDashboard}
            </LinkButton>
          }
        />
      ) : null}
    </>
  );
}
