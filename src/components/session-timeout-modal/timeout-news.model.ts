/** What has come of the news that the cart has another revision than the page. */
export interface TimeoutNewsModel {
  state: 'none' | 'renewing' | 'renewed' | 'failed'
  /** Loads the latest figures again. */
  renew: () => void
  close: () => void
}
