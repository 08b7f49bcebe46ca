import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { oneTimeCode } from "./one-time-code.ts";

export const right = { user: "ana@example.test", password: "c0rrecta & <segura>" };
export const authenticator = "JBSWY3DPEHPK3PXP";

const page = (body: string): string => `<!doctype html><html lang="es"><title>Acceso</title><body>${body}`;
const rows = Array.from({ length: 30 }, (_, i) => `<li>Pedido privado ${i}, en camino</li>`).join("");
const others = `<form action="/buscar"><input name="q"><button>Buscar</button></form>
  <form action="/registro" method="post"><h2>Crea tu cuenta</h2><input name="nombre" placeholder="Nombre"><input type="email" name="email">
  <input type="password" name="p1"><input type="password" name="p2" placeholder="Repite la contraseña"><button>Registrarse</button></form>
  <form action="/boletin" method="post"><input type="email" name="email" placeholder="Tu correo"><button>Suscribirse</button></form>`;
const form = (o: { action?: string; user?: string; extra?: string; note?: string }): string =>
  `${o.note ?? ""}<form action="${o.action ?? "/entrar"}" method="post">${o.extra ?? ""}
  <label>Correo <input name="${o.user ?? "email"}"></label><label>Contraseña <input type="password" name="password"></label>
  <button>Entrar</button></form>`;

async function readFields(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

const send = (response: ServerResponse, body: string, status = 200): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(page(body));
};
const isRight = (fields: URLSearchParams): boolean =>
  (fields.get("email") ?? fields.get("usuario")) === right.user && fields.get("password") === right.password;

/** As sites do it: the code of the half minute before counts too, which may end while one types. */
const isCodeOfNow = (code: string | null): boolean =>
  [0, 30_000].some((ago) => code === oneTimeCode(authenticator, Date.now() - ago));

/** A site with a page for members and many kinds of log-in, good and bad. */
export function loginSite() {
  const sessions = new Set<string>();
  const tokens = new Set<string>();
  const posted: string[] = [];

  const letIn = (response: ServerResponse, to = "/inicio"): void => {
    const session = randomUUID();
    sessions.add(session);
    response.writeHead(303, { location: to, "set-cookie": `sesion=${session}; HttpOnly; Path=/` }).end();
  };
  const isMember = (request: IncomingMessage): boolean =>
    sessions.has(/sesion=([\w-]+)/.exec(request.headers.cookie ?? "")?.[1] ?? "");

  const forms: Record<string, () => string> = {
    "/sencillo": () => form({}),
    "/con-testigo": () => {
      const token = randomUUID();
      tokens.add(token);
      return form({ action: "/entrar-con-testigo", extra: `<input type="hidden" name="csrf" value="${token}">` });
    },
    "/entre-otros": () => `${others}${form({ user: "usuario" })}`,
    "/dos-pasos": () =>
      `<form action="/dos-pasos-clave" method="post"><label>Usuario <input name="usuario" autocomplete="username"></label><button>Siguiente</button></form>`,
    "/dos-pasos-misma": () => `<form id="f" action="/entrar" method="post"><label>Correo <input name="email"></label>
      <div id="clave" hidden><label>Contraseña <input type="password" name="password"></label></div><button id="b">Continuar</button></form>
      <script>const c = document.getElementById("clave");
      document.getElementById("f").onsubmit = (e) => { if (c.hidden) { e.preventDefault(); setTimeout(() => { c.hidden = false; document.getElementById("b").textContent = "Iniciar sesión"; }, 200); } };</script>`,
    "/aplicacion": () => `<div id="app"></div><script>setTimeout(() => {
      document.getElementById("app").innerHTML = '<h1>Inicia sesión</h1><input id="u" placeholder="Correo electrónico"><input id="p" type="password" placeholder="Contraseña"><button id="s" type="button">Iniciar sesión</button>';
      const state = {}; for (const id of ["u", "p"]) document.getElementById(id).addEventListener("input", (e) => { state[id] = e.target.value; });
      document.getElementById("s").onclick = async () => {
        const answer = await fetch("/entrar-api", { method: "POST", body: new URLSearchParams({ email: state.u ?? "", password: state.p ?? "" }) });
        document.getElementById("app").innerHTML = answer.ok ? "<h1>Hola</h1><a href='/pedidos'>Pedidos</a>" : document.getElementById("app").innerHTML + "<p>Credenciales no válidas";
      } }, 300)</script>`,
    "/con-captcha": () =>
      `${form({ action: "/entrar-captcha" })}<div class="g-recaptcha" style="width:300px;height:70px">No soy un robot</div>`,
    "/segundo-factor": () => form({ action: "/entrar-factor" }),
    "/sin-formulario": () => "<h1>Bienvenida</h1><p>Aquí no se entra",
    "/a-otro-sitio": () => form({}),
    "/pagina-de-error": () => form({ action: "/entrar-error" }),
    "/olvida": () => form({ action: "/entrar-olvida" }),
    "/en-marco": () => `<h1>Tu cuenta</h1><iframe src="/sencillo" width="500" height="300"></iframe>`,
    "/en-marco-escrito": () =>
      `<h1>Tu cuenta</h1><iframe srcdoc="${form({}).replaceAll('"', "&quot;")}" width="500" height="300"></iframe>`,
    "/en-marco-oculto": () => `<h1>Bienvenida</h1><iframe src="/sencillo" style="display:none"></iframe>`,
    "/formularios-sin-fin": () => `${form({})}<script>const long = "x".repeat(4_000_000);
      for (let i = 0; i < 180; i++) document.body.append(Object.assign(document.createElement("form"), { className: long }));</script>`,
    "/raro": () =>
      `<form action="/p" method="post"><input id="x1" name="c1"><input id="x2" name="c2"><div role="button" onclick="this.parentNode.submit()">→</div></form>`,
  };

  const posts: Record<string, (fields: URLSearchParams, response: ServerResponse) => void> = {
    "/entrar": (fields, response) =>
      isRight(fields)
        ? letIn(response)
        : send(response, form({ note: "<p>El usuario o la contraseña no son correctos" })),
    "/entrar-con-testigo": (fields, response) =>
      tokens.delete(fields.get("csrf") ?? "") && isRight(fields) ? letIn(response) : send(response, "Prohibido", 403),
    "/dos-pasos-clave": (fields, response) =>
      send(
        response,
        fields.get("usuario") === right.user
          ? `<form action="/entrar" method="post"><input type="hidden" name="email" value="${right.user}"><label>Contraseña <input type="password" name="password" autocomplete="current-password"></label><button>Entrar</button></form>`
          : `<p>No existe ese usuario</p>${forms["/dos-pasos"]?.()}`,
      ),
    "/p": (fields, response) =>
      posts["/entrar"]?.(
        new URLSearchParams({ email: fields.get("c1") ?? "", password: fields.get("c2") ?? "" }),
        response,
      ),
    "/entrar-api": (fields, response) => (isRight(fields) ? letIn(response) : response.writeHead(401).end()),
    "/entrar-captcha": (_fields, response) => send(response, forms["/con-captcha"]?.() ?? ""),
    "/entrar-factor": (fields, response) =>
      send(
        response,
        isRight(fields)
          ? `<form action="/factor" method="post"><label>Código de verificación <input name="codigo" autocomplete="one-time-code"></label><button>Verificar</button></form>`
          : form({ action: "/entrar-factor", note: "Datos incorrectos" }),
      ),
    "/factor": (fields, response) =>
      isCodeOfNow(fields.get("codigo"))
        ? letIn(response)
        : send(
            response,
            `<p>Código incorrecto</p><form action="/factor" method="post"><input name="codigo" autocomplete="one-time-code"><button>Verificar</button></form>`,
          ),
    "/entrar-error": (fields, response) =>
      isRight(fields) ? letIn(response) : send(response, "<p>Usuario desconocido. <a href='/sencillo'>Volver</a>"),
    "/entrar-olvida": (_fields, response) => response.writeHead(303, { location: "/inicio" }).end(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (request.method === "POST") {
      const fields = await readFields(request);
      posted.push(pathname);
      const post = posts[pathname];
      if (post) post(fields, response);
      else response.writeHead(404).end();
      return;
    }
    if (pathname === "/pedidos" || pathname === "/eco") {
      if (!isMember(request)) return send(response, form({}), 200);
      return send(
        response,
        `<h1>Tus pedidos</h1><ul>${rows}</ul>${pathname === "/eco" ? `<p>Tu clave es ${right.password.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</p><script>history.replaceState(null, "", "?clave=${encodeURIComponent(right.password)}")</script>` : ""}`,
      );
    }
    if (pathname === "/eco-de-sesion") {
      const { authorization, cookie, "x-clave": key } = request.headers;
      return send(
        response,
        `<h1>Lo que enviaste</h1><ul>${[authorization, cookie, key].map((sent) => `<li>${String(sent)}</li>`).join("")}</ul>`,
      );
    }
    if (pathname === "/basica") {
      const wanted = `Basic ${Buffer.from(`${right.user}:${right.password}`).toString("base64")}`;
      if (request.headers.authorization === wanted) return send(response, `<ul>${rows}</ul>`);
      response.writeHead(401, { "www-authenticate": "Basic" }).end();
      return;
    }
    if (pathname === "/lenta") return;
    if (pathname === "/inicio") return send(response, "<h1>Hola, Ana</h1>");
    const known = forms[pathname];
    if (known) send(response, known());
    else response.writeHead(404).end();
  }

  return {
    posted,
    /** A session that a person would copy out of their own browser. */
    newSession(): string {
      const session = randomUUID();
      sessions.add(session);
      return session;
    },
    answer: (request: IncomingMessage, response: ServerResponse): void => void answer(request, response),
  };
}
