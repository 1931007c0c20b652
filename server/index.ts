// The program that serves. Loading it takes a second: a signal in that time ends it as one does later (D35).
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
await import('./main')

export {}
