// Loaded before the server: ends it in order when the process that started it is gone, however that ended.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
