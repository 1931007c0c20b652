import { listenForSignals } from './shutdown'

listenForSignals()
await import('./main')
