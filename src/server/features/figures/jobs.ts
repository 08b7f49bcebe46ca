import type { AnyJobDefinition } from "../../jobs/definition.ts";
import { type ImportDeps, importFiguresJob } from "./import-figures.ts";

export const figureJobs = (deps: ImportDeps): AnyJobDefinition[] => [importFiguresJob(deps)];
