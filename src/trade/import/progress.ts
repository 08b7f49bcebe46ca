/** What an import is doing. `total` is null while it is not known; bytes, save for `sort` and `check`: percent. */
export type ImportProgress = {
  readonly stage: "download" | "unpack" | "sort" | "check";
  readonly name: string;
  readonly done: number;
  readonly total: number | null;
};

export type OnProgress = (progress: ImportProgress) => void;
