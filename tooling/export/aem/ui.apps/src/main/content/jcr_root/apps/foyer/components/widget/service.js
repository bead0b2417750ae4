// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/** A call from AEM's Rhino by Java's own client. */
use(function () {
  function textOf(stream) {
    var scanner = new Packages.java.util.Scanner(stream, 'UTF-8').useDelimiter('\\A')
    return scanner.hasNext() ? String(scanner.next()) : ''
  }

  return {
    /** The answer's body; '' when there is none in time. */
    post: function (address, body, patience, secret) {
      var connection = null
      try {
        connection = new Packages.java.net.URL(address).openConnection()
        connection.setConnectTimeout(patience)
        connection.setReadTimeout(patience)
        connection.setRequestMethod('POST')
        connection.setInstanceFollowRedirects(false)
        connection.setDoOutput(true)
        connection.setRequestProperty('content-type', 'application/json')
        connection.setRequestProperty('accept', 'application/json')
        if (secret !== '') connection.setRequestProperty('authorization', 'Bearer ' + secret)
        connection.getOutputStream().write(new Packages.java.lang.String(body).getBytes('UTF-8'))
        return connection.getResponseCode() === 200 ? textOf(connection.getInputStream()) : ''
      } catch (error) {
        log.warn('Foyer: the render service has not answered: ' + error)
        return ''
      } finally {
        if (connection) connection.disconnect()
      }
    },
  }
})
