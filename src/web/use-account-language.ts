import { useEffect } from "react";
import { useUpdateProfile, useUser } from "./api/accounts.ts";
import { proposeLanguage, readLanguage, useLanguage } from "./language.ts";

/** Reports and mail are in the account's language: it follows the device's, and gives it to a device that has none. */
export function useAccountLanguage(): void {
  const { locale } = useUser();
  const language = useLanguage();
  const { mutate } = useUpdateProfile();
  useEffect(() => proposeLanguage(locale), [locale]);
  useEffect(() => {
    const isOfDevice = readLanguage() === language;
    if (isOfDevice && language !== locale) mutate({ locale: language });
  }, [language, locale, mutate]);
}
