import { describe, expect, it } from "vitest";
import { errorStatus, type ErrorCode } from "../../contract/errors.ts";
import { errors } from "../../i18n/errors.ts";
import { ApiError } from "./client.ts";
import { errorMsg, errorText } from "./error-text.ts";

const failure = (code: string, message = "Server words"): ApiError =>
  new ApiError({ code: code as ErrorCode, message, status: 400, requestId: "r1" });

describe.each(["es", "en"] as const)("in %s", (language) => {
  it("has words of its own for every code of the contract", () => {
    for (const code of Object.keys(errorStatus)) {
      expect(errorText(failure(code), errors[language])).not.toBe("Server words");
    }
  });
});

it("says what the server says for a code it does not know, and the general words when that is empty", () => {
  expect(errorText(failure("NEW_CODE"), errors.es)).toBe("Server words");
  expect(errorText(failure("NEW_CODE", ""), errors.es)).toBe(errors.es.INTERNAL);
});

it("says the specified sentence when the network fails", () => {
  expect(errorText(failure("NETWORK"), errors.en)).toBe(
    "Sorry, something went wrong and we are fixing it. Please try again later or contact support for further assistance.",
  );
});

it("names the message independently of the language", () => {
  expect(errorMsg(failure("EMAIL_NOT_ALLOWED"))).toBe("error.EMAIL_NOT_ALLOWED");
  expect(errorMsg(new TypeError("x"))).toBe("error.INTERNAL");
});

it("says from when on a call that came too often may be made again, where the server tells", () => {
  const limited = { code: "RATE_LIMITED", message: "", status: 429, requestId: "r1" } as const;
  const told = (retryAfterMs: number) => errorText(new ApiError({ ...limited, retryAfterMs }), errors.es);
  expect(told(39_200)).toMatch(/en 40 segundos/);
  expect(told(0)).toMatch(/en un segundo/);
  expect(errorText(new ApiError(limited), errors.es)).toBe(errors.es.RATE_LIMITED);
});
