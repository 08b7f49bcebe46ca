export const tools = { newSearch: "Nueva búsqueda" };
