import { expect, test } from "vitest";
import { bindAmongCommon } from "./bind.ts";
import { askFor, setOf } from "./set-fixture.ts";

test("the link of a record is not that to its recording, though it is called a download", () => {
  const set = setOf([
    { path: "h2.title>a", nameFrom: "type", name: "title" },
    { type: "url", path: "h3.slug>a@href", fill: 0.75, samples: ["/serie/1", "/serie/2", "/serie/3"] },
    { type: "url", path: "h2.title>a@href", samples: ["/n/1", "/n/2", "/n/3"] },
    {
      type: "url",
      path: "~download@href",
      fill: 0.7,
      nameFrom: "label",
      name: "Download",
      samples: ["/a/1.mp3", "/a/2.mp3", "/a/3.mp3"],
    },
  ]);
  const { bindings } = bindAmongCommon(set, askFor("title", "link"));
  expect(bindings[1]?.field?.path).toBe("h2.title>a@href");
});
