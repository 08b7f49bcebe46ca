// The pages' policy forbids making code at run time, which zod tries unless this stands before it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
