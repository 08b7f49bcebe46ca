import type { DirectoryId } from "../../../contract/research.ts";
import { AppError } from "../../errors.ts";

/** What a research call asks for, every default filled in. */
export type Wanted = {
  readonly productName: string;
  /** As typed, digits only; null when none was given. */
  readonly productCode: string | null;
  readonly directoryId: DirectoryId;
};

export function readWanted(body: {
  productName: string;
  productCode?: string | null | undefined;
  directoryId?: DirectoryId | null | undefined;
}): Wanted {
  if (body.productName === "") throw new AppError("INVALID_INPUT", "Please enter a valid product name");
  const code = body.productCode?.trim() ?? "";
  return {
    productName: body.productName,
    productCode: code === "" ? null : code,
    directoryId: body.directoryId ?? "world",
  };
}
