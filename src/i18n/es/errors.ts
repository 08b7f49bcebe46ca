import type { ErrorCode } from "../../contract/errors.ts";

export const errors = {
  NETWORK:
    "Lo sentimos, algo salió mal y lo estamos arreglando. Inténtalo de nuevo más tarde o contacta con soporte si necesitas ayuda.",
  INVALID_INPUT: "Algún dato no es válido. Revisa el formulario e inténtalo de nuevo.",
  SELECTOR_INVALID: "Una regla del sitio tiene un selector CSS que no es válido. Corrígelo y guárdala de nuevo.",
  PASSWORD_TOO_SHORT: "La contraseña debe tener al menos 8 caracteres",
  PASSWORD_TOO_LONG: "La contraseña puede tener 128 caracteres como máximo",
  PASSWORD_COMMON:
    "Esa contraseña es de las primeras que se prueban para entrar. Elige otra: por ejemplo, tres palabras sin relación.",
  PASSWORDS_DIFFER: "Las contraseñas no coinciden",
  TOKEN_INVALID: "El enlace caducó o ya se usó.",
  NOT_AUTHENTICATED: "Tu sesión ha terminado. Inicia sesión de nuevo.",
  BAD_CREDENTIALS: "El correo o la contraseña no son correctos.",
  WRONG_PASSWORD: "La contraseña actual no es correcta",
  SIGN_IN_AGAIN: "Por seguridad, cierra la sesión y vuelve a entrar antes de hacer este cambio.",
  EMAIL_NOT_ALLOWED: "Este correo no está autorizado. Contacta con soporte para obtener acceso",
  EMAIL_NOT_VERIFIED: "Confirma tu correo antes de entrar: te hemos enviado un enlace.",
  CROSS_SITE:
    "La petición llegó desde otro sitio y no la hemos atendido. Abre Sondeo en una pestaña nueva e inténtalo desde ahí.",
  SETUP_LINK_INVALID: "El enlace de puesta en marcha no es válido o ya se usó. Reinicia Sondeo para obtener otro.",
  NOT_FOUND: "No lo encontramos. Puede que se haya eliminado.",
  EMAIL_TAKEN: "Ya existe una cuenta con este correo. Inicia sesión o restablece tu contraseña.",
  USERNAME_TAKEN: "Ese nombre de usuario ya existe",
  KEY_REUSED: "Esta petición ya se hizo con otros datos. Inténtalo de nuevo.",
  CANCELLED: "Cancelado. No se ha descontado de tu plan.",
  JOB_TIMEOUT: "Tardaba demasiado y lo hemos detenido. Inténtalo de nuevo en unos minutos.",
  BODY_TOO_LARGE: "Son demasiados datos para enviarlos de una vez. Acorta el texto o la tabla e inténtalo de nuevo.",
  PAGE_BLOCKED:
    "El sitio bloquea las visitas automáticas. Si tienes cuenta en él, prueba a iniciar sesión; si no, vuelve a intentarlo más tarde.",
  PAGE_TOO_MANY_REQUESTS:
    "El sitio ha recibido demasiadas visitas seguidas y pide esperar. Vuelve a intentarlo en unos minutos.",
  PAGE_PAYMENT_REQUIRED:
    "El sitio solo enseña esta página a quien ha pagado por ella. Si tienes una suscripción, añade tu usuario y contraseña.",
  PAGE_TIMEOUT: "La página tardó demasiado en responder. Inténtalo de nuevo en unos minutos.",
  PAGE_UNSAFE_URL: "Esa dirección no es pública. Escribe una página a la que se llegue por Internet.",
  PAGE_NOT_HTML:
    "La dirección no lleva a una página ni a un archivo con datos que podamos leer. Escribe la de la página que los contiene.",
  PAGE_NO_TEXT:
    "El archivo no trae texto que leer: puede que sus páginas sean imágenes escaneadas. Busca el mismo documento con texto que se pueda seleccionar, o la página web con esos datos.",
  PAGE_TOO_LARGE: "La página es demasiado grande. Prueba con una más concreta.",
  PAGE_NOT_FOUND:
    "El sitio dice que esa página no existe. Comprueba la dirección: puede que la hayan movido o retirado.",
  PAGE_UNAUTHORISED:
    "El sitio solo enseña esta página a quien ha iniciado sesión. Si tienes cuenta en él, añade tu usuario y contraseña.",
  PAGE_SERVER_ERROR: "El sitio tiene un fallo propio y no pudo enviar la página. Inténtalo de nuevo en unos minutos.",
  PAGE_HTTP_STATUS: "El sitio respondió con un error. Comprueba que la dirección se abre en tu navegador.",
  PAGE_TLS: "El certificado del sitio no es válido. Comprueba la dirección.",
  PAGE_DNS: "Ese dominio no existe. Comprueba la dirección.",
  PAGE_UNREACHABLE: "No pudimos conectar con el sitio. Inténtalo de nuevo en unos minutos.",
  PAGE_REDIRECT_LOOP: "El sitio redirige sin fin. Copia la dirección final desde tu navegador.",
  PAGE_EMPTY_PAGE: "La página llegó vacía. Puede que muestre sus datos solo después de iniciar sesión.",
  PAGE_ROBOTS_DISALLOWED:
    "El sitio pide a los programas que no lean esta página. Prueba con otra página del mismo sitio.",
  PAGE_ROBOTS_UNREACHABLE:
    "El sitio falla al decirnos si los programas pueden leerlo, y sin su permiso no seguimos. Inténtalo de nuevo en unos minutos.",
  PAGE_LOGIN_REQUIRED:
    "Esta página solo muestra un formulario de acceso, sin datos que leer. Añade tu usuario y contraseña y la leemos por dentro.",
  PAGE_LOGIN_FORM_MISSING:
    "No encontramos el formulario de acceso. Escribe la dirección exacta de la página donde inicias sesión.",
  PAGE_LOGIN_CREDENTIALS: "El sitio no aceptó el usuario o la contraseña. Compruébalos y escríbelos de nuevo.",
  PAGE_LOGIN_CAPTCHA:
    "El sitio pide un captcha al iniciar sesión y no podemos resolverlo. Prueba con una página que no pida acceso.",
  PAGE_LOGIN_SECOND_FACTOR:
    "El sitio pide un segundo paso para iniciar sesión. Usa una cuenta que no lo tenga activado.",
  PAGE_LOGIN_UNSAFE:
    "No escribimos tu contraseña: la página de acceso no es segura o es de otro sitio. Comprueba su dirección.",
  PAGE_LOGIN_ATTEMPTS: "Hubo demasiados intentos de acceso a ese sitio. Espera diez minutos e inténtalo de nuevo.",
  PAGE_LOGIN_UNAVAILABLE:
    "Esta instalación no puede iniciar sesión en otros sitios. Prueba con una página que no pida acceso.",
  PAGE_LOGIN_LOST: "El análisis se interrumpió y no guardamos tus datos de acceso. Escríbelos de nuevo para repetirlo.",
  PAGE_EXPIRED: "La página guardada ha caducado. Vuelve a analizar el sitio.",
  PROMPTS_USED_UP: "Una lectura de la página responde a 10 preguntas. Léela de nuevo para seguir.",
  LIMIT_REACHED: "Has llegado al límite de tu plan. Consulta los planes para ampliarlo.",
  SHEET_TOO_LARGE: "La tabla es demasiado grande. Oculta columnas, filtra filas o descarga el CSV.",
  GOOGLE_SIGN_IN: "Google ya no reconoce el permiso que diste. Inicia sesión con Google de nuevo.",
  GOOGLE_CONSENT:
    "Google no nos dejó crear la hoja. Inicia sesión de nuevo y marca el permiso para las hojas de cálculo.",
  GOOGLE_STORAGE_FULL: "Tu Google Drive está lleno. Libera espacio, o inicia sesión con otra cuenta.",
  GOOGLE_QUOTA: "Google no admite más peticiones ahora mismo. Espera un minuto e inténtalo de nuevo.",
  GOOGLE_UNAVAILABLE: "Google no responde. Inténtalo de nuevo en unos minutos o descarga el CSV.",
  IMPORT_RUNNING: "Ya se están importando cifras. Espera a que termine.",
  IMPORT_UNREACHABLE:
    "No pudimos descargar las cifras de la fuente. Inténtalo de nuevo más tarde: lo descargado se conserva y seguimos desde ahí.",
  IMPORT_NO_SPACE: "No hay espacio en el disco para importar estas cifras. Libera espacio e inténtalo de nuevo.",
  IMPORT_UNREADABLE:
    "Lo que publica la fuente no es lo que esperábamos, así que no hemos cambiado nada. Puede que haya cambiado de formato: inténtalo con una versión más nueva de Sondeo.",
  IMPORT_NOT_SHARED:
    "Esta instalación está repartida y no tiene un lugar común para las cifras. Pon TRADE_DATA_URL e inténtalo de nuevo.",
  SIGNATURE_INVALID: "La firma del aviso no es válida.",
  PAYMENT_REFUSED: "El banco no aceptó el pago. Cambia de tarjeta en «Gestionar el pago» e inténtalo de nuevo.",
  SUBSCRIPTION_EXISTS: "Ya tienes una suscripción. Para cambiarla, ve a tu perfil.",
  SUBSCRIPTION_MISSING: "No hay ninguna suscripción que puedas cambiar así. Elige un plan en Precios.",
  PLAN_GIVEN: "Ya tienes ese plan o uno mejor sin pagar: quien administra esta instalación te lo ha dado.",
  PAYMENTS_UNAVAILABLE: "El servicio de pagos no responde. Inténtalo de nuevo en unos minutos.",
  SUBSCRIPTION_NOT_CANCELLED:
    "No pudimos cancelar tu suscripción, así que no hemos eliminado nada. Inténtalo de nuevo en unos minutos o escribe a soporte.",
  RATE_LIMITED: "Demasiados intentos seguidos. Espera unos minutos e inténtalo de nuevo.",
  limitedFor: (p: { seconds: number }): string =>
    `Demasiadas peticiones seguidas. Inténtalo de nuevo en ${p.seconds === 1 ? "un segundo" : `${p.seconds} segundos`}.`,
  INTERNAL:
    "Lo sentimos, algo salió mal y lo estamos arreglando. Inténtalo de nuevo más tarde o contacta con soporte si necesitas ayuda.",
  NOT_CONFIGURED: "Esta función no está activada en esta instalación. Pide a quien la administra que la active.",
  UNAVAILABLE: "El servicio no está disponible ahora mismo. Inténtalo de nuevo en unos minutos.",
} satisfies Record<ErrorCode | "NETWORK", string> & { limitedFor: unknown };
