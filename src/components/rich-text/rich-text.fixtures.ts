import type { Fixture } from '../../mapping/define-widget'
import type { RichTextModel } from './rich-text.model'
import type { RichTextInput } from './rich-text.schema'

type Case = Fixture<RichTextInput, RichTextModel>

export const minimal: Case = {
  props: {
    html: '<p>Check-in begins at 3 PM. Leave your bags with us before, and we send you a message when your room is ready.</p>',
  },
}

const TABLE = `
<table>
  <caption>Parking at Alderway New York Midtown, per night</caption>
  <thead><tr><th scope="col">Where</th><th scope="col">Height</th><th scope="col">Charging</th><th scope="col">In and out</th><th scope="col">Price</th></tr></thead>
  <tbody>
    <tr><th scope="row">Garage, self</th><td>2.1&nbsp;m</td><td>12 places, 11&nbsp;kW</td><td>As often as you like</td><td>$58</td></tr>
    <tr><th scope="row">Garage, valet</th><td>2.1&nbsp;m</td><td>On request</td><td>Once a day</td><td>$72</td></tr>
    <tr><th scope="row">W 39th Street lot</th><td>No limit</td><td>None</td><td>Not included</td><td>$41</td></tr>
  </tbody>
</table>`

export const full: Case = {
  props: {
    html: `
<h2>Arriving in Midtown</h2>
<p>We are <strong>four minutes on foot</strong> from Bryant Park and eight from Grand Central. From JFK the <em>AirTrain</em> and the E&nbsp;train take about an hour; a taxi has a flat fare<sup>1</sup>.</p>
<p><a href="/hotels/alderway-new-york-midtown/overview">See the hotel</a> or ask us for <a href="https://www.mta.info" target="_blank">trains and works</a>.</p>
<h3>By car</h3>
<p>The entrance of the garage is on West 40th Street.</p>
${TABLE}
<h3>Before you come</h3>
<ul>
  <li>Bring the card that you booked with.</li>
  <li>Tell us when you arrive after midnight:
    <ol><li>in the app, under <em>My stays</em>,</li><li>or by phone, at any hour.</li></ol>
  </li>
  <li>Pets stay for $75 a stay<sup>2</sup>.</li>
</ul>
<p><img src="/media/hotels/alderway-new-york-midtown/1.webp" alt="A room with a view of the rooftops" width="1200" height="800"></p>
<h4>Small print</h4>
<p>1 Tolls and tips apart. 2 Two pets of up to 23&nbsp;kg.</p>`,
  },
}

/** Below a heading of level 3: its own headings start with level 4. */
export const deeper: Case = {
  props: {
    headingLevel: 4,
    html: '<h2>Cots and extra beds</h2><p>Cots are free, extra beds are $40 a night.</p><h4>For older children</h4><p>From twelve years on they pay as adults.</p>',
  },
}

export const narrow: Case = {
  props: {
    maxWidth: '40ch',
    html: '<p>Our rooftop opens at five, weather permitting. Forty places, no reservation, the last order at a quarter to midnight.</p>',
  },
}

export const table: Case = { props: { html: TABLE, maxWidth: 'none' } }

export const withoutSize: Case = {
  props: {
    html: '<p>The lobby in the evening.</p><img src="/media/hotels/alderway-new-york-midtown/2.webp" alt="The lobby with its fireplace">',
  },
}

export const empty: Case = { props: { html: '<p>&nbsp;</p>' }, isEmpty: true }

export const longNames: Case = {
  props: {
    html: '<h2>Veranstaltungstechnikdienstleistungsgesellschaft</h2><p>https://www.alderway.example/hotels/alderway-donaudampfschifffahrtsgesellschaft/veranstaltungsraumausstattungsverzeichnis</p><table><tr><th>Konferenzraumbestuhlungsvarianten</th><td>Parlamentarische Bestuhlung mit Simultandolmetscherkabine</td><td>120</td></tr></table>',
  },
}

export const rightToLeft: Case = {
  props: {
    html: '<h2>الوصول إلى الفندق</h2><p>يقع الفندق على بُعد <strong>أربع دقائق</strong> سيرًا من حديقة براينت. <a href="/ar-SA/hotels/alderway-new-york-midtown/overview">تعرّف على الفندق</a>.</p><ul><li>أحضر البطاقة التي حجزت بها.</li><li>أخبرنا إذا كنت ستصل بعد منتصف الليل.</li></ul><table><caption>مواقف السيارات لكل ليلة</caption><thead><tr><th scope="col">المكان</th><th scope="col">السعر</th></tr></thead><tbody><tr><th scope="row">المرآب</th><td>58 دولارًا</td></tr></tbody></table>',
  },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = {
  props: { html: '<p>Breakfast is served until eleven.</p>', maxWidth: 'wide' },
  page: { mode: 'edit' },
}
