import type { Ctx } from "../../ctx.ts";
import { AppError } from "../../errors.ts";

/** Lets owners pass; for anybody else there is nothing here. */
export function requireOwner({ user }: Pick<Ctx, "user">): void {
  if (user.role !== "admin") throw new AppError("NOT_FOUND", "There is nothing at this address");
}
