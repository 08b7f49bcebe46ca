import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/exports.ts";
import { AppError } from "../../errors.ts";
import { route } from "../../http/route.ts";

export function exportRoutes(app: FastifyInstance): void {
  route(app, contract.exportToSheets, async () => {
    throw new AppError("NOT_CONFIGURED", "Google Sheets is not set up on this server");
  });
}
