import { z } from 'zod'

// The page's CSP forbids `eval`, and each attempt of zod to use it would be reported.
z.config({ jitless: true })
