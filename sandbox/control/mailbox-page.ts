import type { listMessages } from '../database/members/messages'
import { html } from './html'

type Messages = Awaited<ReturnType<typeof listMessages>>

/** `GET /sandbox/mailbox` as HTML: the messages that the chain would have sent, to all or to one address. */
export function mailboxPage(messages: Messages, address: string | null): string {
  const addresses = [...new Set(messages.flatMap((message) => message.address ?? []))].sort()
  const choices = addresses.map(
    (each) =>
      html`<a href="/sandbox/mailbox?address=${encodeURIComponent(each)}"${
        each === address && html` aria-current="true"`
      }>${each}</a>`,
  )
  const shown = messages.filter((message) => !address || message.address === address)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox: mailbox</title>
<link rel="icon" href="/media/favicon.svg">
<link rel="stylesheet" href="/sandbox/control.css">
</head>
<body>
<main>
<header>
<h1>Mailbox</h1>
<p>What Alderway Hotels would have sent, newest first. <a href="/sandbox">Back to the sandbox</a></p>
<nav class="row" aria-label="Addresses"><a href="/sandbox/mailbox"${
    !address && html` aria-current="true"`
  }>All</a>${choices}</nav>
</header>
${shown.length === 0 && html`<p class="empty wide">Nothing yet.</p>`}
${shown.map(
  ({
    id,
    address: to,
    subject,
    body,
    link,
    html: page,
    calendar,
    at,
  }) => html`<section class="wide" aria-labelledby="m${id}">
<h2 id="m${id}">${subject}</h2>
<p class="hint">To ${to}, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<p>${body}</p>
${link && html`<p><a href="${link}">Open the link</a></p>`}
${page && html`<p><a href="/sandbox/mailbox/${id}.html">As HTML</a></p>`}
${calendar && html`<p><a href="/sandbox/mailbox/${id}.ics">Calendar file</a></p>`}
</section>`,
)}
</main>
</body>
</html>
`.text
}
