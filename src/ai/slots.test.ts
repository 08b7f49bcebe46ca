import { expect, test } from "vitest";
import { createSlots } from "./slots.ts";

test("the patient wait behind all others, however early they came", async () => {
  const slots = createSlots(1);
  const release = await slots.take(undefined, { isPatient: false });
  const served: string[] = [];
  const wait = async (name: string, isPatient: boolean): Promise<void> => {
    const free = await slots.take(undefined, { isPatient });
    served.push(name);
    free();
  };
  const all = [wait("batch 1", true), wait("batch 2", true), wait("plan", false)];
  release();
  await Promise.all(all);
  expect(served).toEqual(["plan", "batch 1", "batch 2"]);
});
