import type { ReactNode } from "react";

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
