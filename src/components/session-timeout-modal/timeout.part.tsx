import type { Part } from '../../mapping/late-part'
import type { CartState } from './cart-state'
import type { SessionTimeoutModalProps } from './session-timeout-modal.schema'
import { timeoutLabels } from './timeout.labels'
import { type TimeoutDialogModel, useTimeoutDialog } from './timeout-dialog.model'
import { TimeoutDialog } from './timeout-dialog.view'
import type { TimeoutNewsModel } from './timeout-news.model'
import { TimeoutNews } from './timeout-news.view'

interface Given {
  props: SessionTimeoutModalProps
  cart: CartState
}

/** The warning before the end. */
export const dialogPart: Part<Given, TimeoutDialogModel> = {
  labels: timeoutLabels,
  useModel: ({ props, cart }) => useTimeoutDialog(props, cart),
  View: TimeoutDialog,
}

/** What has happened to the booking in another window. */
export const newsPart: Part<Given, TimeoutNewsModel> = {
  labels: timeoutLabels,
  useModel: ({ cart }) => cart.news,
  View: TimeoutNews,
}
