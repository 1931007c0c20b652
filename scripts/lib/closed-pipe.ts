// Of every command that prints: whoever reads has seen enough (`| head`). It ends without a stack, with the exit code that it has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})
