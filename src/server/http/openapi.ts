import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint.ts";
import { Failure } from "../../contract/errors.ts";
import { endpoints } from "../../contract/index.ts";
import { JobAccepted } from "../../contract/jobs.ts";
import { sessionCookie } from "../auth.ts";
import { version } from "../version.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
const content = (schema: z.ZodType, io: "input" | "output"): Json => ({
  "application/json": { schema: schemaOf(schema, io) },
});

/** The contract as an OpenAPI 3.1 document. */
function openApiDocument(appUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const e of endpoints) {
    const path = e.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(e) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sondeo", version },
    servers: [{ url: appUrl }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie(appUrl) } } },
    paths,
  };
}

function operation(e: Endpoint): Json {
  return {
    summary: e.summary,
    ...(e.access === "user" && { security: [{ session: [] }] }),
    parameters: [...parametersOf(e.params, "path"), ...parametersOf(e.query, "query")],
    ...(e.body && { requestBody: { required: true, content: content(e.body, "input") } }),
    responses: {
      200: { description: "Done", content: content(e.response, "output") },
      ...(e.long && {
        202: { description: "Goes on as a job: read it at Location", content: content(JobAccepted, "output") },
      }),
      default: { description: "Failed", content: content(Failure, "output") },
    },
  };
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: of,
  }));
}

export function installOpenApi(app: FastifyInstance, appUrl: string): void {
  const document = openApiDocument(appUrl);
  app.get("/api/openapi.json", async () => document);
}
