import type { ReadingGuideText } from './reading-guide.ts'

export const englishReadingGuide: ReadingGuideText = {
  description:
    'How to get an e-book from this shop onto your phone, e-reader or computer, how to read it in comfort, and how to keep it for good. Complete and free.',
  chapters: [
    {
      heading: 'What you have bought',
      html: `<p>An e-book from this shop is one file. Its name ends in <em>.epub</em>, and inside are the pages of the book, its cover and a table of contents. EPUB is an open format: no single company owns it, and nearly every reading app and e-reader understands it.</p>
<p>The file has no copy protection. You need no Adobe ID, no activation and no particular app; you do not have to be online to read; and the book does not disappear from your device if you close your account with us.</p>
<p>Nothing in the file reports back, either. We can see that you have downloaded a book, not whether you have read it.</p>
<p>One thing deserves a look before you buy: the page of an e-book says whether the file holds the whole work or only its opening. What you are reading now is whole.</p>`,
    },
    {
      heading: 'Where to find your files',
      html: `<p>As soon as an order is paid, its receipt shows the download button. There are three ways back to it.</p>
<ul><li>The link in the e-mail about your order. It works for five years, on any device, without signing in.</li>
<li>Your account. If you were signed in when you ordered, all your e-books are listed under <em>Downloads</em>.</li>
<li>Your order number and e-mail address. If the mail is lost, enter both on the downloads page and we send the link again.</li></ul>
<p>You may download a book as often as you like. If we correct a book later, your list says that there is a newer edition.</p>
<p>The link opens your e-books for anyone who has it, so treat it like a key and forward it with care.</p>`,
    },
    {
      heading: 'On a phone or tablet',
      html: `<h3>iPhone and iPad</h3>
<p>Press <em>Download</em> in Safari and open the file from the list of downloads. If it does not open by itself, tap the share symbol and choose <em>Books</em>. The book is then in your library in Apple Books, and reaches your other Apple devices if iCloud is switched on for Books.</p>
<h3>Android</h3>
<p>Download the file, tap it in the notification or in the Files app, and choose a reading app. Google Play Books is often installed already; it keeps a copy in your Google account. You can also upload the file on a computer, at play.google.com/books, with <em>Upload files</em>; it then appears on your phone.</p>
<p>If you would rather not store your books with Google or Apple, any other reading app that opens EPUB will do. Your app shop has several free ones.</p>`,
    },
    {
      heading: 'On a Kindle',
      html: `<p>A Kindle cannot open an EPUB file that you copy to it by cable. Amazon’s free service <em>Send to Kindle</em> converts the book and delivers it to your device. There are two ways.</p>
<h3>In the browser</h3>
<ol><li>Go to amazon.com/sendtokindle, or the same page of the Amazon site that you use, and sign in.</li>
<li>Drop the file onto the page and send it.</li>
<li>Switch on Wi-Fi on the Kindle. After a few minutes the book is in your library.</li></ol>
<h3>By e-mail</h3>
<ol><li>Look up the e-mail address of your Kindle. It is in your Amazon account, in the settings for personal documents.</li>
<li>In the same place, add your own e-mail address to the list of approved senders.</li>
<li>Send an e-mail with the file attached to the address of the Kindle.</li></ol>
<p>The Kindle app on a phone accepts books too: choose it when you share the file.</p>`,
    },
    {
      heading: 'On a Kobo, PocketBook or tolino',
      html: `<p>These e-readers open EPUB directly, without any detour.</p>
<ol><li>Download the book on a computer.</li>
<li>Connect the e-reader with its USB cable and confirm the connection on its screen.</li>
<li>The e-reader appears on the computer like a memory stick. Copy the file onto it. On a PocketBook or a tolino, the folder <em>Books</em> is a good place for it.</li>
<li>Eject the e-reader before you unplug it. It then adds the book to its library.</li></ol>
<p>Without a cable it depends on the device. Several Kobo models fetch books from Dropbox or Google Drive; a PocketBook can have an e-mail address to which you send them; and the tolino library in the browser has an upload button.</p>
<p>If your e-reader has a browser, open the link from your e-mail there and choose the plain page for e-readers. It has nothing but titles and downloads.</p>`,
    },
    {
      heading: 'On a computer',
      html: `<p>Two free programs for Windows, macOS and Linux are worth knowing.</p>
<p><strong>Thorium Reader</strong> is made for reading. It is plain, works well with screen readers and can read books aloud.</p>
<p><strong>calibre</strong> is made for collections. It keeps your library in order, converts books to other formats and copies them to a connected e-reader.</p>
<p>On a Mac, a double click opens the file in Apple Books.</p>`,
    },
    {
      heading: 'Straight into your reading app',
      html: `<p>Some reading apps can open the catalogue of a library or shop, by a standard called OPDS. If yours does, you can save yourself the downloading.</p>
<ol><li>Sign in and open <em>Downloads</em>.</li>
<li>Create the address of your library and copy it. We show it only once, because we do not keep it in a readable form.</li>
<li>Add it to your app as a catalogue.</li></ol>
<p>From then on the app shows your e-books and fetches them itself. If somebody else gets hold of the address, close it or create a new one; the old one stops working at once.</p>`,
    },
    {
      heading: 'Reading in comfort',
      html: `<p>Our books set neither a font nor a colour, so that your own settings apply. Look for a symbol with two letters, <em>Aa</em>, or for the settings of your app.</p>
<ul><li><strong>Size.</strong> Make the letters so large that you forget about them. Longer lines need a little more space between them.</li>
<li><strong>Background.</strong> Dark pages are easy on the eyes at night; by day black on white, or on cream, is easier to read.</li>
<li><strong>Reading aloud.</strong> The text is real text. VoiceOver, TalkBack, Thorium Reader and many other programs can read it to you.</li>
<li><strong>Finding your way.</strong> Every book has a linked table of contents. Most apps also search, and keep bookmarks and notes.</li></ul>`,
    },
    {
      heading: 'If something goes wrong',
      html: `<p><strong>I cannot find the file.</strong> Look in the folder or list called <em>Downloads</em>. On an iPhone it is in the Files app.</p>
<p><strong>My computer thinks it is a zip archive.</strong> Inside, an EPUB is one. Do not unpack it; give the name the ending <em>.epub</em> again and open it with a reading app.</p>
<p><strong>The Kindle does not get it.</strong> Check that Wi-Fi is on and that you wrote from an approved address. Amazon e-mails you if it could not convert a file.</p>
<p><strong>It says that the file is not available yet.</strong> Then the payment has not reached us, or the book has not been published. The page names the reason.</p>
<p><strong>The book looks wrong.</strong> Download it once more, in case the first attempt broke off, and try a second app. If it still looks wrong, write to us with the order number: a faulty book is ours to put right.</p>`,
    },
    {
      heading: 'Yours to keep',
      html: `<p>Keep a copy of your files where you keep your photos: on a second disk, or in a cloud that you trust. Then it does not matter what becomes of a device, an app or a shop, ours included.</p>
<p>Copies for your own devices are fine. Please do not put books on the internet or pass them on to others: most have authors who live on their sales, and the law protects them.</p>
<p>When you order an e-book, you ask us to supply it as soon as it is available, and you know that you lose your right of withdrawal as soon as it is supplied. So have a look at the sample on the book’s page first.</p>
<p>Happy reading.</p>`,
    },
  ],
}
