throw new TypeError("sharp is not installed: cohabit runs models in browsers only");
