/** What an import is doing. Bytes, save for `sort`: percent. `total` is null while it is not known. */
export type ImportProgress = {
  readonly stage: "download" | "unpack" | "sort";
  readonly name: string;
  readonly done: number;
  readonly total: number | null;
};

export type OnProgress = (progress: ImportProgress) => void;
