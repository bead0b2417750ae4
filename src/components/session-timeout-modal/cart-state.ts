import type { Watched } from './cart-watch.model'
import type { TimeoutNewsModel } from './timeout-news.model'

/** What is known of the page's cart, and what the visitor can do about it. */
export interface CartState {
  watched: Watched
  news: TimeoutNewsModel
  /** The visitor goes on with the booking. */
  proceed: () => void
}
