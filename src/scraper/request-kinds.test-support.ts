/** A page that reaches for `target` in every way we know a page can; each kind asks for a path of its own. */
export const pageOfRequestKinds = (targets: readonly string[]): string => `<!doctype html><title>kinds</title>
<body><p>Una página que pide de todo</p><div id="root"></div><script>
const targets = ${JSON.stringify(targets)};
const add = (tag, attributes, parent = document.body) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return parent.appendChild(element);
};
const quietly = (work) => { try { const r = work(); r?.catch?.(() => {}); } catch {} };
for (const base of targets) {
  const at = (kind) => "http://" + base + "/" + kind;
  const kinds = [
    () => add("img", { src: at("img") }),
    () => add("img", { srcset: at("srcset") + " 1x" }),
    () => { const p = add("picture", {}); add("source", { srcset: at("picture") }, p); add("img", { src: "data:," }, p); },
    () => add("script", { src: at("script") }),
    () => add("script", { src: at("module"), type: "module" }),
    () => add("link", { rel: "stylesheet", href: at("stylesheet") }),
    () => add("link", { rel: "preload", as: "image", href: at("preload") }),
    () => add("link", { rel: "prefetch", href: at("prefetch") }),
    () => add("link", { rel: "modulepreload", href: at("modulepreload") }),
    () => add("link", { rel: "preconnect", href: at("") }),
    () => add("link", { rel: "dns-prefetch", href: at("") }),
    () => add("link", { rel: "icon", href: at("icon") }),
    () => add("link", { rel: "manifest", href: at("manifest") }),
    () => add("iframe", { src: at("iframe") }),
    () => add("iframe", { srcdoc: "<img src='" + at("srcdoc") + "'>" }),
    () => add("object", { data: at("object") }),
    () => add("embed", { src: at("embed") }),
    () => add("video", { src: at("video"), preload: "auto" }),
    () => add("video", { poster: at("poster") }),
    () => add("audio", { src: at("audio"), preload: "auto" }),
    () => { const v = add("video", {}); add("track", { src: at("track"), default: "" }, v).track.mode = "showing"; },
    () => add("input", { type: "image", src: at("input-image") }),
    () => { const s = document.createElementNS("http://www.w3.org/2000/svg", "svg"); document.body.append(s);
            const i = document.createElementNS("http://www.w3.org/2000/svg", "image"); i.setAttribute("href", at("svg-image")); s.append(i); },
    () => { add("style", {}).textContent = "@import '" + at("css-import") + "';"; },
    () => { add("div", { style: "width:9px;height:9px;background:url(" + at("css-image") + ")" }); },
    () => { add("style", {}).textContent = "@font-face{font-family:f" + targets.indexOf(base) + ";src:url(" + at("font") + ")}";
            add("p", { style: "font-family:f" + targets.indexOf(base) }).textContent = "letra"; },
    () => fetch(at("fetch")),
    () => fetch(at("fetch-no-cors"), { mode: "no-cors" }),
    () => fetch(at("keepalive"), { mode: "no-cors", method: "POST", keepalive: true }),
    () => { const x = new XMLHttpRequest(); x.open("GET", at("xhr")); x.send(); },
    () => navigator.sendBeacon(at("beacon"), "x"),
    () => new EventSource(at("eventsource")),
    () => new WebSocket("ws://" + base + "/websocket"),
    () => new WebSocket("wss://" + base + "/websocket-tls"),
    () => new Worker(URL.createObjectURL(new Blob(["fetch('" + at("worker") + "',{mode:'no-cors'})"]))),
    () => new Worker(URL.createObjectURL(new Blob(["importScripts('" + at("import-scripts") + "')"]))),
    () => new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + at("shared-worker") + "',{mode:'no-cors'})"]))),
    () => import(at("dynamic-import")),
    () => { const f = add("form", { action: at("form"), method: "post", target: add("iframe", { name: "f" + base }).name }); f.submit(); },
    () => { const a = add("a", { href: "#x", ping: at("ping") }); a.click(); },
    () => open(at("popup")),
    () => { const s = add("script", { type: "speculationrules" }); s.textContent = JSON.stringify({ prefetch: [{ source: "list", urls: [at("speculation")] }] }); },
    () => navigator.serviceWorker.register(at("service-worker")),
    () => new WebTransport("https://" + base + "/webtransport"),
    () => { const c = new RTCPeerConnection({ iceServers: [{ urls: "stun:" + base }, { urls: "turn:" + base + "?transport=udp", username: "u", credential: "c" },
              { urls: "turn:" + base + "?transport=tcp", username: "u", credential: "c" }] });
            c.createDataChannel("d"); return c.createOffer().then((o) => c.setLocalDescription(o)); },
  ];
  for (const kind of kinds) quietly(kind);
}
</script>`;
