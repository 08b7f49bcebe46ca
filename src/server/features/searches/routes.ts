import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/searches.ts";
import type { Deps } from "../../deps.ts";
import { route } from "../../http/route.ts";
import { deleteSearch } from "./delete-search.ts";
import { keepVersion } from "./keep-version.ts";
import { listSearches } from "./list-searches.ts";
import { listTrash } from "./list-trash.ts";
import { pinSearch } from "./pin-search.ts";
import { previewSearch } from "./preview-search.ts";
import { readChanges } from "./read-changes.ts";
import { readProvenance } from "./read-provenance.ts";
import { readSearch } from "./read-search.ts";
import { renameSearch } from "./rename-search.ts";
import { saveView } from "./save-view.ts";

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listSearches, (ctx, { query }) => listSearches(ctx, query));
  route(app, contract.listTrash, (ctx, { query }) => listTrash(ctx, query));
  route(app, contract.readSearch, (ctx, { body }) => readSearch(ctx, deps, body.searchId));
  route(app, contract.previewSearch, (ctx, { params, query }) =>
    previewSearch(ctx, deps, { searchId: params.id, rows: query.rows }),
  );
  route(app, contract.readChanges, (ctx, { params }) => readChanges(ctx, deps.objects, params.id));
  route(app, contract.pinSearch, (ctx, { body }) => pinSearch(ctx, body));
  route(app, contract.keepVersion, (ctx, { body }) => keepVersion(ctx, body.searchId));
  route(app, contract.renameSearch, (ctx, { body }) => renameSearch(ctx, body));
  route(app, contract.saveView, (ctx, { body }) => saveView(ctx, body));
  route(app, contract.deleteSearch, (ctx, { body }) => deleteSearch(ctx, body));
  route(app, contract.readProvenance, (ctx, { params, query }) =>
    readProvenance(ctx, deps.objects, { searchId: params.id, ...query }),
  );
}
