import type { Part } from '../../mapping/late-part'
import { type ErrorListModel, useErrorList } from './error-list.model'
import { ErrorList } from './error-list.view'
import type { ErrorMessageProps } from './error-message.schema'
import { type ErrorPageModel, useErrorPage } from './error-page.model'
import { ErrorPage } from './error-page.view'
import { errorLabels } from './errors.labels'
import type { Raised } from './raised'

/** The errors of a page, newest first. */
export const listPart: Part<
  { props: ErrorMessageProps; raised: readonly Raised[] },
  ErrorListModel
> = {
  labels: errorLabels,
  useModel: ({ props, raised }) => useErrorList(props, raised),
  View: ErrorList,
}

/** The content of an error page. */
export const pagePart: Part<{ props: ErrorMessageProps }, ErrorPageModel> = {
  labels: errorLabels,
  useModel: ({ props }) => useErrorPage(props),
  View: ErrorPage,
}
