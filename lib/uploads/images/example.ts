/** What the description shows as a picture: a PNG file of 161 bytes, a diamond on white of 32 by 32 pixels. */
export const EXAMPLE_PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQMAAABJtOi3AAAABlBMVEX///8SQ02ZWYWLAAAAVklEQVR42l2NsQ3AIBADD1FQMgKjZLQwGqMwAiUFihOZKriw9LL/DIdCBWIDUgfyAMoErgXcz2cSBKkSpUaSOlkaFGlu8+nAFZf9tgFGGWq8hzzp8Z9ebbouXdWTdlkAAAAASUVORK5CYII=";
