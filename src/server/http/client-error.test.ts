import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { aServer } from "../../../tests/support/server.ts";
import { Failure } from "../../contract/errors.ts";

test("what cannot be read as HTTP is answered as every other failure", async () => {
  const server = await aServer();
  const { hostname, port } = new URL(server.url);
  const say = async (words: string): Promise<{ head: string; body: string }> => {
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(words);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    return { head, body };
  };
  const tooLong = `GET /api/usage?q=${"ñ".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const [words, status] of [
    [encodeURI(tooLong).replaceAll("%20", " ").replaceAll("%0D%0A", "\r\n"), 431],
    [`GET /api/usage HTTP/1.1\r\nHost: x\r\nX-A: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["hola\r\n\r\n", 400],
    [
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
  ] as const) {
    const { head, body } = await say(words);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain("content-type: application/json");
    expect(Failure.parse(JSON.parse(body))).toMatchObject({ success: false, code: "INVALID_INPUT" });
    expect(body).not.toContain("aaaa");
  }
});
