// A page of the extension does the work: service workers can start no workers of their own.
chrome.action.onClicked.addListener(() => chrome.tabs.create({ url: "index.html" }));
