import { serveInternal } from '@/lib/content/serve'

type Context = { params: Promise<{ path: string[] }> }

/** The content contract as this site answers it (D34): embedded content whole, a back end's browser calls. */
async function answer(request: Request, { params }: Context): Promise<Response> {
  return serveInternal(request, (await params).path)
}

export { answer as GET, answer as POST }
