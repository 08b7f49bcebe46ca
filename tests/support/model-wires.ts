/** One provider's way to put a question and an answer on the wire. */
export type Wire = {
  readonly isStream: boolean;
  /** What the question tells the model. */
  readonly told: string;
  /** The body of an answer; null is a refusal. */
  write(text: string | null): string;
};

type Body = {
  stream?: boolean;
  model?: string;
  input?: unknown;
  messages?: unknown;
  system?: unknown;
  contents?: unknown;
  systemInstruction?: unknown;
  tools?: { name?: string }[];
};

export const tokens = { input: 1_200, output: 80 };
const deltas = 4;

export function wireOf(address: string, text: string): Wire {
  const [path = ""] = address.split("?");
  const body = (text === "" ? {} : JSON.parse(text)) as Body;
  const told = textsIn([body.input, body.system, body.messages, body.systemInstruction, body.contents]).join("\n");
  const isStream = body.stream === true || path.includes(":streamGenerateContent");
  return { isStream, told, write: writerOf(path, body, isStream) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function writerOf(path: string, body: Body, isStream: boolean): Wire["write"] {
  if (path.endsWith("/responses")) return isStream ? streamResponses : writeResponses;
  if (path.endsWith("/chat/completions")) return isStream ? streamChat : writeChat;
  if (path.endsWith("/messages")) {
    const tool = body.tools?.[0]?.name;
    return (text) => (isStream ? streamMessages : writeMessages)(text, tool);
  }
  return isStream ? streamGoogle : writeGoogle;
}

const pieces = (text: string): string[] => {
  const size = Math.max(1, Math.ceil(text.length / deltas));
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size));
};
const events = (list: readonly object[], end = ""): string =>
  list
    .map((event) => `${"type" in event ? `event: ${String(event.type)}\n` : ""}data: ${JSON.stringify(event)}\n\n`)
    .join("") + end;

const responsesUsage = {
  input_tokens: tokens.input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: tokens.output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: tokens.input + tokens.output,
};

function writeResponses(text: string | null): string {
  const content = text === null ? { type: "refusal", refusal: "No." } : { type: "output_text", text, annotations: [] };
  return JSON.stringify({
    id: "resp_1",
    object: "response",
    created_at: 1_700_000_000,
    model: "stand-in",
    status: "completed",
    output: [{ type: "message", id: "msg_1", role: "assistant", status: "completed", content: [content] }],
    usage: responsesUsage,
  });
}

function streamResponses(text: string | null): string {
  const item = { type: "message", id: "msg_1" };
  return events([
    { type: "response.created", response: { id: "resp_1", created_at: 1_700_000_000, model: "stand-in" } },
    { type: "response.output_item.added", output_index: 0, item },
    ...pieces(text ?? "").map((delta) => ({ type: "response.output_text.delta", item_id: "msg_1", delta })),
    { type: "response.output_item.done", output_index: 0, item },
    { type: "response.completed", response: { usage: responsesUsage } },
  ]);
}

const chatUsage = {
  prompt_tokens: tokens.input,
  completion_tokens: tokens.output,
  total_tokens: tokens.input + tokens.output,
};
const chat = { id: "chat_1", object: "chat.completion", created: 1_700_000_000, model: "stand-in" };

function writeChat(text: string | null): string {
  const finish_reason = text === null ? "content_filter" : "stop";
  const message = { role: "assistant", content: text ?? "" };
  return JSON.stringify({ ...chat, choices: [{ index: 0, message, finish_reason }], usage: chatUsage });
}

function streamChat(text: string | null): string {
  const chunk = (delta: object, finish_reason: string | null) => ({
    ...chat,
    choices: [{ index: 0, delta, finish_reason }],
  });
  return events(
    [
      ...pieces(text ?? "").map((content) => chunk({ role: "assistant", content }, null)),
      chunk({}, text === null ? "content_filter" : "stop"),
      { ...chat, choices: [], usage: chatUsage },
    ],
    "data: [DONE]\n\n",
  );
}

const anthropicUsage = { input_tokens: tokens.input, output_tokens: tokens.output };

function writeMessages(text: string | null, tool: string | undefined): string {
  const content =
    text === null
      ? []
      : [
          tool === undefined
            ? { type: "text", text }
            : { type: "tool_use", id: "t1", name: tool, input: looseJson(text) },
        ];
  const stop_reason = text === null ? "refusal" : tool === undefined ? "end_turn" : "tool_use";
  return JSON.stringify({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content,
    stop_reason,
    stop_sequence: null,
    usage: anthropicUsage,
  });
}

function looseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
}

function streamMessages(text: string | null, tool: string | undefined): string {
  const block = tool === undefined ? { type: "text", text: "" } : { type: "tool_use", id: "t1", name: tool, input: {} };
  const delta = (piece: string) =>
    tool === undefined ? { type: "text_delta", text: piece } : { type: "input_json_delta", partial_json: piece };
  const message = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [],
    stop_reason: null,
    usage: { ...anthropicUsage, output_tokens: 1 },
  };
  return events([
    { type: "message_start", message },
    { type: "content_block_start", index: 0, content_block: block },
    ...pieces(text ?? "").map((piece) => ({ type: "content_block_delta", index: 0, delta: delta(piece) })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: {
        stop_reason: text === null ? "refusal" : tool === undefined ? "end_turn" : "tool_use",
        stop_sequence: null,
      },
      usage: anthropicUsage,
    },
    { type: "message_stop" },
  ]);
}

const googleUsage = {
  promptTokenCount: tokens.input,
  candidatesTokenCount: tokens.output,
  totalTokenCount: tokens.input + tokens.output,
};
const candidate = (text: string, finishReason?: string) => ({
  candidates: [
    {
      index: 0,
      content: { role: "model", parts: [{ text }] },
      ...(finishReason === undefined ? {} : { finishReason }),
    },
  ],
});

const writeGoogle = (text: string | null): string =>
  JSON.stringify({ ...candidate(text ?? "", text === null ? "SAFETY" : "STOP"), usageMetadata: googleUsage });

const streamGoogle = (text: string | null): string =>
  events([
    ...pieces(text ?? "").map((piece) => candidate(piece)),
    { ...candidate("", text === null ? "SAFETY" : "STOP"), usageMetadata: googleUsage },
  ]);
