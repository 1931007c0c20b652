// Of every command that prints: whoever reads has seen enough (`| head`) ends it quietly, with the exit code that it has; a full
// disk, with 1 and a line.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  console.error(`Not everything was printed: ${error.message}`)
  process.exit(1)
})
