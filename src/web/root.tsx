import "./zod-without-eval.ts";
import headingFont from "./styles/fonts/bricolage-grotesque-latin.woff2?url";
import textFont from "./styles/fonts/inter-latin.woff2?url";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { pageAliveEvent } from "../contract/public-config.ts";
import { readStyleSheet, styleSheetId } from "./styles/style-sheet.ts";
import { publicConfigMeta } from "./api/public-config.ts";
import { PageSpinner } from "./components/page-spinner.tsx";
import { ScreenUnderWay } from "./components/screen-under-way.tsx";
import { useLanguage } from "./language.ts";
import { followSignedIn, signedInScript } from "./signed-in-mark.ts";
import { followTheme, themeScript } from "./theme.ts";
import { showWords, unlikeBuiltScript } from "./unlike-built.ts";
import { ErrorScreen } from "./screens/not-found/error-screen.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript + signedInScript + unlikeBuiltScript }} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1322" />
        <meta {...publicConfigMeta} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={headingFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
        <style id={styleSheetId}>{readStyleSheet()}</style>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const HydrateFallback = PageSpinner;

export default function App() {
  useEffect(() => {
    showWords();
    document.dispatchEvent(new Event(pageAliveEvent));
  }, []);
  useEffect(followSignedIn, []);
  useEffect(followTheme, []);
  return (
    <>
      <ScreenUnderWay />
      <Outlet />
    </>
  );
}

export const ErrorBoundary = ErrorScreen;
