/** zod of author mode, for the schemas of a company's own widgets. */
export { z } from 'zod'
