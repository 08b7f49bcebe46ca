import { QueryClientProvider } from "@tanstack/react-query";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { Outlet, useNavigate } from "react-router";
import { queryClient } from "../api/query-client.ts";
import { useLanguage } from "../language.ts";

/** What every screen with an account behind it needs: the session's cache, and React Aria in the screen's language. */
export default function AccountFrame() {
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={useLanguage()}>
        <RouterProvider navigate={(path) => void navigate(path)}>
          <Outlet />
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
