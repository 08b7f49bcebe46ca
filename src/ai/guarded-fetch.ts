const maxBytes = 4_000_000;

/**
 * `fetch` for answers of a model: a body past four megabytes breaks off, whatever the server promised, and no redirect is
 * followed, for the key would go with it.
 */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (!response.body) return response;
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > maxBytes) controller.error(new RangeError("the answer is too long"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, response);
};
