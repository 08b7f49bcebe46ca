import { useState } from "react";
import { features } from "../../../i18n/features.ts";
import { publicConfig } from "../../api/public-config.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { useText } from "../../language.ts";
import { SamplePoster } from "./sample-poster.tsx";
import { VideoPlayer } from "./video-player.tsx";

/** The three steps beside the demonstration: a film where the installation has one that plays, else its poster. */
export function Demo() {
  const text = useText(features);
  const [hasFailed, setFailed] = useState(false);
  const isHydrated = useHydrated();
  const address = isHydrated ? publicConfig.demoVideoUrl : null;
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {address === null || hasFailed ? (
        <SamplePoster />
      ) : (
        <VideoPlayer src={address} onFailure={() => setFailed(true)} />
      )}
      <ol className="grid gap-8">
        {text.steps.map(({ title, text: words }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[2rem_1fr] gap-x-3 not-last:before:absolute not-last:before:top-9 not-last:before:-bottom-6 not-last:before:left-3.5 not-last:before:w-px not-last:before:bg-line"
          >
            <span className="tabular row-span-2 grid size-7 place-items-center rounded-full bg-primary-soft text-sm font-[650] text-primary">
              {index + 1}
            </span>
            <h3 className="text-base">{title}</h3>
            <p className="text-sm text-quiet">{words}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
