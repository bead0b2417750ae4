// The same origin as the frame that holds the bank's page.
parent.postMessage('challenge-done', location.origin)
