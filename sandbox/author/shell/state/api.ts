import type {
  Change,
  Changed,
  Conflict,
  DeletedPage,
  Duplicate,
  EditedPage,
  Key,
  Located,
  Me,
  Move,
  NamedVersion,
  NewPage,
  NewPicture,
  NewShared,
  PageLink,
  PageSummary,
  Publication,
  Refusal,
  Restore,
  SharedSummary,
  SharedUse,
  SitePicture,
  Step,
  Undelete,
  UnseenComponent,
  VersionModel,
  Versions,
} from '../../api-types'

/** An answer other than success. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: Refusal['code'] | 'conflict' | 'unreachable' | 'failed',
    message: string,
    readonly conflict?: Conflict,
    /** What the refusal says besides, for a page that has moved or was deleted. */
    readonly more: Pick<Refusal, 'movedTo' | 'deleted'> = {},
  ) {
    super(message)
  }
}

/** Milliseconds after which a request to save counts as lost; repeating it is safe. */
const SLOWEST = 60_000

/** The calls of `api-types.ts`; each throws `Refused`. */
export const api = {
  me: () => call<Me>('GET', 'me'),
  pages: (locale?: string) =>
    call<{ pages: PageSummary[] }>('GET', `pages${locale ? `?locale=${locale}` : ''}`),
  create: (page: NewPage) => call<EditedPage>('POST', 'pages', page),
  page: (page: Located) => call<EditedPage>('GET', `page?${located(page)}`),
  duplicate: (asked: Duplicate) => call<EditedPage>('POST', 'page/duplicate', asked),
  move: (asked: Move) => call<EditedPage>('POST', 'page/move', asked),
  unpublish: (key: Key) => call<EditedPage>('POST', 'page/unpublish', key),
  republish: (key: Key) => call<EditedPage>('POST', 'page/republish', key),
  delete: (key: Key) => call<DeletedPage>('POST', 'page/delete', key),
  undelete: (asked: Undelete) => call<EditedPage>('POST', 'page/undelete', asked),
  links: (path: string, locale: string) =>
    call<{ links: PageLink[] }>('GET', `page/links?${new URLSearchParams({ path, locale })}`),
  unseen: (page: Located, component?: string) =>
    call<{ unseen: UnseenComponent[] }>(
      'GET',
      `page/unseen?${located(page, component ? { component } : {})}`,
    ),
  deleted: () => call<{ deleted: DeletedPage[] }>('GET', 'deleted'),
  change: (step: Step, changes: Change[]) =>
    call<Changed>('POST', 'page/changes', { ...step, changes }, AbortSignal.timeout(SLOWEST)),
  shared: (locale: string) => call<{ shared: SharedSummary[] }>('GET', `shared?locale=${locale}`),
  uses: (path: string, locale: string) =>
    call<{ uses: SharedUse[] }>('GET', `shared/uses?${new URLSearchParams({ path, locale })}`),
  versions: (page: Located, before?: number) =>
    call<Versions>(
      'GET',
      `page/versions?${located(page, before === undefined ? {} : { before: String(before) })}`,
    ),
  version: (page: Located, version: number) =>
    call<VersionModel>('GET', `page/version?${located(page, { version: String(version) })}`),
  restore: (restore: Restore) => call<EditedPage>('POST', 'page/restore', restore),
  nameVersion: (named: NamedVersion) => call<Versions>('POST', 'page/name', named),
  pictures: (locale: string) =>
    call<{ pictures: SitePicture[] }>('GET', `pictures?locale=${locale}`),
  addPicture: (picture: NewPicture) => call<SitePicture>('POST', 'pictures', picture),
  share: (shared: NewShared) => call<EditedPage>('POST', 'shared', shared),
  publish: (publication: Publication) => call<EditedPage>('POST', 'page/publish', publication),
  step: (kind: 'undo' | 'redo' | 'discard', step: Step) =>
    call<EditedPage>('POST', `page/${kind}`, step),
}

export type Api = typeof api

async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`/author/api/${path}`, {
    method,
    ...(signal ? { signal } : {}),
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Refused(0, 'unreachable', 'The server cannot be reached.')
  })
  if (response.ok) return response.json()
  const refusal = (await response.json().catch(() => ({}))) as Partial<Refusal> | Conflict
  const message = refusal.message ?? `The server answered ${response.status}.`
  if (refusal.code === 'conflict')
    throw new Refused(response.status, 'conflict', message, refusal as Conflict)
  const { code = 'failed', ...more } = refusal as Partial<Refusal>
  throw new Refused(response.status, code, message, undefined, more)
}

function located(
  { path, locale, id }: Located,
  more: Record<string, string> = {},
): URLSearchParams {
  return new URLSearchParams({ path, locale, ...(id ? { id } : {}), ...more })
}

/** Switches the preview to one of the sandbox's visitors. */
export async function becomeVisitor(visitor: string): Promise<void> {
  await fetch('/sandbox/visitor', {
    method: 'POST',
    body: new URLSearchParams({ visitor }),
    redirect: 'manual',
  })
}
