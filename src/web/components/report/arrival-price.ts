import type { Buyer } from "../../../domain/insight.ts";
import type { NumberWriter } from "../../number-writer.ts";

type ArrivalPrice = Pick<Buyer, "usdPerKg" | "isEstimated">;

/** Writes a price on arrival, `≈` before one that is worked out from the seller's. */
export const arrivalPriceWriter =
  (numbers: NumberWriter) =>
  ({ usdPerKg, isEstimated }: ArrivalPrice): string =>
    usdPerKg === null ? "—" : `${isEstimated ? "≈ " : ""}${numbers.price(usdPerKg)}`;
