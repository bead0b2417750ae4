/** The render service over HTTP: `foyer/service`. */
export { startService } from '../server/service/cluster'
export type { ServiceConfig } from '../server/service/config'
export { openApi } from '../server/service/open-api'
