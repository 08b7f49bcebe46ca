/** A field or button as far as choosing needs to know it, from a live document or from markup. */
export type FormField = {
  /** `input`, `button`, `select`, `textarea`; an `input` by its type. */
  readonly kind: string;
  readonly name: string;
  readonly id: string;
  readonly autocomplete: string;
  /** Label, placeholder, title, value of a button: what a person reads at it. */
  readonly says: string;
  readonly isVisible: boolean;
};

/** A form, or the fields of a page that stand in none. */
export type FormDescription = {
  readonly action: string;
  /** Id, class and name of the form. */
  readonly marks: string;
  /** The text inside. */
  readonly says: string;
  readonly fields: readonly FormField[];
};

/** Places in `fields`; null: the form has none. */
export type LoginFields = {
  readonly user: number | null;
  readonly password: number | null;
  readonly submit: number | null;
  readonly oneTimeCode: number | null;
};

export type LoginForm = LoginFields & { readonly form: number; readonly score: number };

const typed = new Set(["text", "email", "tel", "password", "number", "textarea", "search", "url"]);
const login =
  /log[\s_-]?[io]n|sign[\s_-]?in|log[\s_-]?on|ingres[ao]r?|entrar|accede|acceso|iniciar|inicia sesi|conect|identif|autentic|auth|anmeld|einlogg|connexion|connecter|accedi|вход|войти|zaloguj|giriş|ログイン|登录/i;
const registration =
  /regist|sign[\s_-]?up|signup|join|create|crear|new[\s_-]?(user|account|customer)|nuev[ao]|alta|inscri|subscri|suscri|anmeldung|enrol|регистр|zarejestruj|kayıt|新規/i;
const recovery = /forgot|reset|recover|recuper|olvid|restablec|lost|remind|change[\s_-]?pass|cambiar/i;
const personal =
  /first|last[\s_-]?name|full[\s_-]?name|surname|apellid|nombre[s]?$|birth|nacimiento|gender|sexo|address|direcci|city|ciudad|country|pa[ií]s|zip|postal|phone|tel[eé]fono|company|empresa|terms|t[eé]rminos|agree|newsletter/i;
const remember = /remember|recu[eé]rd|record|keep|stay|mantener|autologin|persist|permanent|merk|souvenir|cookie/i;
const again = /confirm|repeat|again|retype|re[\s_-]?enter|verif|repet|repit|2$|second|new[\s_-]?pass/i;
const identifier =
  /user|login|log[\s_-]?in|e?[\s_-]?mail|correo|usuario|account|cuenta|nick|name|member|socio|cliente|customer|dni|nif|handle|identif|usr|benutzer|pseudo|логин/i;
const oneTime =
  /otp|one[\s_-]?time|2fa|mfa|totp|two[\s_-]?factor|verification[\s_-]?code|c[oó]digo de (verificaci|seguridad)/i;

const wordsOf = ({ name, id, says, autocomplete }: FormField): string => `${name} ${id} ${says} ${autocomplete}`;
const isTyped = ({ kind, isVisible }: FormField): boolean => isVisible && typed.has(kind);
const isButton = ({ kind }: FormField): boolean => kind === "submit" || kind === "button" || kind === "image";

function userScore(field: FormField, distance: number): number {
  if (!isTyped(field) || field.kind === "password" || field.kind === "textarea") return -1;
  const words = wordsOf(field);
  if (oneTime.test(words) || /captcha/i.test(words)) return -1;
  let score = distance > 0 ? 2 / distance : 0;
  if (/\b(username|email)\b/.test(field.autocomplete)) score += 4;
  if (field.kind === "email") score += 3;
  if (identifier.test(words)) score += 3;
  if (field.kind === "search") score -= 3;
  return score;
}

function bestUser(fields: readonly FormField[], password: number | null): number | null {
  let best: { at: number; score: number } | null = null;
  for (const [at, field] of fields.entries()) {
    const score = userScore(field, password === null ? 0 : password - at);
    if (score >= 1 && score > (best?.score ?? 0)) best = { at, score };
  }
  return best?.at ?? null;
}

function findSubmit(fields: readonly FormField[], after: number): number | null {
  const candidates = fields
    .map((field, at) => ({ field, at }))
    .filter(
      ({ field }) => field.isVisible && isButton(field) && !registration.test(field.says) && !recovery.test(field.says),
    )
    .map(({ field, at }) => ({
      at,
      score:
        (field.kind === "submit" || field.kind === "image" ? 2 : 0) +
        (login.test(wordsOf(field)) ? 2 : 0) +
        (/next|siguiente|continu/i.test(field.says) ? 1 : 0) +
        (at > after ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  return candidates[0]?.at ?? null;
}

const indexOf = (fields: readonly FormField[], wanted: (field: FormField) => boolean): number | null => {
  const at = fields.findIndex(wanted);
  return at === -1 ? null : at;
};

/** How much a form looks like the one to log in with; 0 and below: it is another kind. */
function scoreForm(form: FormDescription): number {
  const passwords = form.fields.filter((field) => field.kind === "password");
  const [password] = passwords;
  if (password === undefined) return 0;
  const visible = form.fields.filter(isTyped);
  const buttons = form.fields.filter(isButton).map(wordsOf).join(" ");
  const submits = form.fields.filter(({ kind }) => kind === "submit").map(wordsOf);
  const address = `${form.action} ${form.marks}`;
  let score = 2;
  if (passwords.length > 1) score -= passwords.some((field) => again.test(wordsOf(field))) ? 6 : 4;
  if (/new-password/.test(password.autocomplete)) score -= 4;
  if (/current-password/.test(password.autocomplete)) score += 2;
  if (login.test(buttons)) score += 3;
  if (submits.some((words) => registration.test(words)) && !submits.some((words) => login.test(words))) score -= 4;
  if (login.test(address)) score += 1;
  if (registration.test(address)) score -= 2;
  if (form.fields.some((field) => field.kind === "checkbox" && remember.test(wordsOf(field)))) score += 2;
  if (recovery.test(form.says)) score += 1;
  score -= form.fields.filter((field) => field.kind !== "hidden" && personal.test(wordsOf(field))).length;
  if (visible.length > 4) score -= visible.length - 4;
  if (visible.some((field) => again.test(field.name) && field.kind === "email")) score -= 3;
  return score;
}

/** The fields of a log-in form, whether or not it was recognised as one. */
export function loginFields(form: FormDescription): LoginFields {
  const password =
    indexOf(form.fields, (field) => field.kind === "password" && field.isVisible) ??
    indexOf(form.fields, (field) => field.kind === "password");
  const user = bestUser(form.fields, password);
  return {
    user,
    password,
    submit: findSubmit(form.fields, password ?? user ?? 0),
    oneTimeCode: indexOf(
      form.fields,
      (field) => isTyped(field) && (field.autocomplete.includes("one-time-code") || oneTime.test(wordsOf(field))),
    ),
  };
}

/**
 * The form to log in with and its fields, or null. `step` says which fields must be there: both at once or the password
 * alone (`password`), or the user's name before it (`user`), as on pages that ask in two steps.
 */
export function findLoginForm(forms: readonly FormDescription[], step: "password" | "user"): LoginForm | null {
  let best: LoginForm | null = null;
  for (const [at, form] of forms.entries()) {
    const fields = loginFields(form);
    const isVisible = fields.password !== null && form.fields[fields.password]?.isVisible === true;
    const score = step === "password" ? (isVisible ? scoreForm(form) : 0) : scoreUserStep(form, fields);
    if (score <= (best?.score ?? 0)) continue;
    best = { form: at, score, ...fields, ...(step === "user" ? { password: null } : {}) };
  }
  return best;
}

function scoreUserStep(form: FormDescription, { user }: LoginFields): number {
  const field = user === null ? undefined : form.fields[user];
  if (
    field === undefined ||
    field.kind === "search" ||
    form.fields.some(({ kind, isVisible }) => kind === "password" && isVisible)
  )
    return 0;
  const words = `${form.action} ${form.marks} ${form.fields.filter(isButton).map(wordsOf).join(" ")}`;
  if (/search|busca|newsletter|bolet[ií]n|suscri|subscri/i.test(words)) return 0;
  const isNamed = /\b(username|email|webauthn)\b/.test(field.autocomplete) || identifier.test(wordsOf(field));
  const isStep = login.test(words) || /next|siguiente|continu/i.test(words);
  return isNamed && isStep ? 2 : 0;
}
