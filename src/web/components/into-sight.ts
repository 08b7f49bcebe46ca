/** Given as the `ref` of what appears where a person may not be looking. */
export const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "nearest" });
