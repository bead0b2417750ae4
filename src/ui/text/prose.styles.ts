import { css } from '@linaria/core'
import { color, font, forcedColors, print, radius, size, space } from '../tokens'

const measures = Array.from({ length: 25 }, (_, step) => 24 + 4 * step)
  .map((ch) => `&[data-measure='${ch}'] { max-inline-size: ${ch}ch; }`)
  .join('\n')

/** Authored running text. */
export const prose = css`
  ${measures}

  font-size: ${size.m};
  line-height: 1.7;
  overflow-wrap: anywhere;

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.9;
  }

  :lang(de) & {
    hyphens: auto;
  }

  & > div > :first-child {
    margin-block-start: 0;
  }

  & > div > :last-child {
    margin-block-end: 0;
  }

  & p {
    margin-block: 0 ${space.m};
    text-wrap: pretty;
  }

  & :is(h2, h3, h4, h5, h6) {
    margin-block: 2em 0.5em;
    font: ${font.displayWeight} ${size.xl} / 1.25 ${font.display};
    text-wrap: balance;
    break-after: avoid;
  }

  & :is(h3, h4) {
    font-size: ${size.l};
    line-height: 1.3;
  }

  & :is(h4, h5, h6) {
    margin-block-start: 1.5em;
  }

  & :is(h5, h6) {
    font: 600 ${size.m} / 1.5 ${font.body};
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & :is(h2, h3, h4, h5, h6) {
    line-height: 1.5;
  }

  /* A heading right below another heading belongs to it. */
  & :is(h2, h3, h4, h5, h6) + :is(h3, h4, h5, h6) {
    margin-block-start: ${space.m};
  }

  & :is(ul, ol) {
    margin-block: 0 ${space.m};
    padding-inline-start: 1.5em;
  }

  & li {
    padding-inline-start: 0.25em;
  }

  & li + li,
  & li > :is(ul, ol) {
    margin-block-start: ${space.xs};
  }

  & li > :is(ul, ol) {
    margin-block-end: 0;
  }

  & li::marker {
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
  }

  & a[href] {
    color: ${color.accent};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  & a[href]:hover {
    color: ${color.accentStrong};
    text-decoration-thickness: 2px;
  }

  & strong {
    font-weight: 600;
  }

  /* Slanted Chinese, Japanese and Arabic characters are hard to read. */
  :is(:lang(ja), :lang(zh), :lang(ar)) & em {
    font-style: normal;
    font-weight: 600;
  }

  & :is(sup, sub) {
    font-size: 0.75em;
    line-height: 0;
  }

  & img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${radius.m};
    background: ${color.skeleton};
    vertical-align: middle;
  }

  /* Reserves a box for a picture of unknown size, so that loading it moves nothing. */
  & img:not([width][height]) {
    display: block;
    inline-size: 100%;
    aspect-ratio: 3 / 2;
    margin-block: ${space.m};
    object-fit: contain;
  }
`

/** A wide table scrolls in its own container, by pointer or keyboard. */
export const scroller = css`
  margin-block: 0 ${space.l};
  overflow-x: auto;

  &:focus-visible {
    outline-offset: 4px;
  }

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${size.s};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    overflow-wrap: normal;
  }

  & caption {
    padding-block-end: ${space.s};
    color: ${color.muted};
    font-size: ${size.s};
    text-align: start;
  }

  & :is(th, td) {
    min-inline-size: 7rem;
    padding: ${space.s} ${space.m};
    border-block-end: 1px solid ${color.border};
    text-align: start;
    vertical-align: top;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
  }

  & th {
    font-weight: 600;
  }

  & thead th {
    border-block-end: 2px solid ${color.borderStrong};
    vertical-align: bottom;
  }

  & tfoot :is(th, td) {
    font-weight: 600;
  }

  & :is(th, td) > p:last-child {
    margin: 0;
  }

  ${forcedColors} {
    & :is(th, td) {
      border-color: CanvasText;
    }
  }

  ${print} {
    overflow: visible;
  }
`
