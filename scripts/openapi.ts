// `npm run openapi` writes docs/openapi.json from the table of endpoints; with --check it only compares.
import { openApi } from '@/lib/contract/openapi'
import { writeGenerated } from './lib/generated'

writeGenerated('docs/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`, 'openapi')
