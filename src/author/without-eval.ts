import { z } from 'zod'

// The page's policy allows no code out of text, and each try would be reported.
z.config({ jitless: true })
