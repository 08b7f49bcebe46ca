/** The directories of products, first the one that holds everything. */
const directoryNames = ["world", "food", "minerals"] as const;
export type DirectoryName = (typeof directoryNames)[number];

const mineralHeadings = new Set(
  (
    "2801 2804 2805 2811 2816 2817 2818 2819 2820 2821 2822 2823 2824 2825 2826 2827 2830 2832 2833 2834 2835 2836 2837 " +
    "2840 2841 2842 2843 2844 2845 2846 2849 2850 2853 3104"
  ).split(" "),
);

const isMineral = (code: string): boolean => {
  const chapter = Number(code.slice(0, 2));
  return (chapter >= 25 && chapter <= 27) || (chapter >= 71 && chapter <= 83) || mineralHeadings.has(code.slice(0, 4));
};

/** Whether a directory holds an HS code: food is chapters 01–24; minerals are 25–27, 71–83 and the inorganic compounds of metals. */
export function inDirectory(directory: DirectoryName, code: string): boolean {
  if (directory === "food") return Number(code.slice(0, 2)) <= 24;
  return directory === "world" || isMineral(code);
}
